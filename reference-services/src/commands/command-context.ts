/** Given to a command of an operator. */
export type CommandContext = {
  environment: NodeJS.ProcessEnv
  /** The answer: standard output. */
  print(text: string): void
  /** Errors, on standard error. */
  log(text: string): void
}
