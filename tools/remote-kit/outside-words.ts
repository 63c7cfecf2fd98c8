/** Commands name each other as scripts of the repository; outside of it they are those of the package. */
export const outsideWords = (text: string): string =>
  text
    .replaceAll('pnpm publish:folder', 'npx remote-kit publish')
    .replaceAll(
      /\bpnpm (?=(?:release(?= \S+@)|rollback|releases|promote|disable|enable|override|scaffold)\b)/g,
      'npx remote-kit ',
    )
