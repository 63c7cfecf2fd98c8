import type { SourceFile } from './judge.ts'

const theRule = 'shared/src/domain/deadline.ts'
const isInBrowser = (file: string) => /^(?:shell|shared|mfe-[\w-]+)\/src\//.test(file) && !/\.test\.tsx?$/.test(file)

const closing = /(?:\w+[.)])*closesAt\)?(?:\.(?:getTime|valueOf)\(\))?/.source
const comparison = new RegExp(`${closing}\\s*[<>]=?\\s|\\s(?<!=)[<>]=?\\s+${closing}`)

/** Lines of the browser's code that compare a week's closing time by themselves. The services have a rule of their own. */
export function judgeDeadlines({ path, source }: SourceFile): string[] {
  if (!isInBrowser(path) || path === theRule) return []
  return source
    .split('\n')
    .flatMap((line, index) =>
      comparison.test(line)
        ? [`${path}:${index + 1} compares closesAt: ask isClosed or findOpenWeek of ${theRule}`]
        : [],
    )
}
