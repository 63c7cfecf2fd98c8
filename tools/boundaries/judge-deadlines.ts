import type { SourceFile } from './judge.ts'

const theRule = 'shared/src/domain/deadline.ts'
const isInBrowser = (file: string) => /^(?:shell|shared|mfe-[\w-]+)\/src\//.test(file) && !/\.test\.tsx?$/.test(file)

const closing = /(?:\w+[.)])*closesAt\)?(?:\.(?:getTime|valueOf)\(\))?/.source
const comparison = new RegExp(`${closing}\\s*[<>]=?\\s|\\s(?<!=)[<>]=?\\s+${closing}`)
/** As milliseconds it is waited for: to show the printed closing takes the date. */
const waiting = /closesAt\??\.(?:getTime|valueOf)\(\)(?! - now)/

/** Lines of the browser's code that judge a week's closing time, or wait for it, by themselves. The services have their own rule. */
export function judgeDeadlines({ path, source }: SourceFile): string[] {
  if (!isInBrowser(path) || path === theRule) return []
  return source
    .split('\n')
    .flatMap((line, index) =>
      comparison.test(line)
        ? [`${path}:${index + 1} compares closesAt: ask isClosed or findOpenWeek of ${theRule}`]
        : waiting.test(line)
          ? [`${path}:${index + 1} waits for closesAt: wait for ordersEndAt of ${theRule}`]
          : [],
    )
}
