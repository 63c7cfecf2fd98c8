import type { SourceFile } from './judge.ts'

const isOfShop = (file: string) =>
  /^(?:mfe-[\w-]+|shell|shared)\/src\//.test(file) && !/\.(?:queries|test)\.tsx?$|\/testing\//.test(file)
const declared = /\b(?:queryKey|\w*Key)(?::|\s*=)\s*(?:\([^)]*\)\s*=>\s*)?\[\s*['.]/
const handedOver = /\b\w*Quer(?:y|ies)\w*(?:<[^(]*>)?\(\s*\[\s*['.]/

/** Query keys that stand outside of a `*.queries.ts`, where key, request and freshness are one value. */
export function judgeQueryKeys({ path, source }: SourceFile): string[] {
  if (!isOfShop(path)) return []
  return source
    .split('\n')
    .flatMap((line, index) =>
      declared.test(line) || handedOver.test(line)
        ? [`${path}:${index + 1} writes a query key: put the query into a *.queries.ts file`]
        : [],
    )
}
