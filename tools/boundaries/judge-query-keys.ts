import type { SourceFile } from './judge.ts'

const isOfRemote = (file: string) =>
  /^mfe-[\w-]+\/src\//.test(file) && !/\.(?:queries|test)\.tsx?$|\/testing\//.test(file)
const key = /\b(?:queryKey|\w*Key)(?::|\s*=)\s*\[\s*['.]/

/** Query keys that a remote writes outside of a `*.queries.ts`, where key, request and freshness are one value. */
export function judgeQueryKeys({ path, source }: SourceFile): string[] {
  if (!isOfRemote(path)) return []
  return source
    .split('\n')
    .flatMap((line, index) =>
      key.test(line) ? [`${path}:${index + 1} writes a query key: put the query into a *.queries.ts file`] : [],
    )
}
