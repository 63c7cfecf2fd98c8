/** What a command of an operator is given. */
export type CommandContext = {
  environment: NodeJS.ProcessEnv
  /** The answer: standard output. */
  print(text: string): void
  /** Errors, on standard error. */
  log(text: string): void
}
