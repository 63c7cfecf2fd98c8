declare const brand: unique symbol

/** A value that went through its one checking constructor. The brand exists for the compiler only. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name }
