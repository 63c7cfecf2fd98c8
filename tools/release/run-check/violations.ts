import type { Finding, ScriptPlace } from './findings.ts'
import { fileAt, type Judged } from './judged.ts'
import type { Violation } from './page-watch.ts'

/** Puts a refusal of the page's policy into words. */
export function toFinding(violation: Violation, judged: Judged): Finding {
  const { directive, blocked, sample } = violation
  const common = { doing: 'run', release: judged.release, place: placeOf(violation, judged) }
  if (directive.includes('trusted-types-for')) return { ...common, fault: 'plain text as HTML', words: sample }
  if (directive === 'trusted-types')
    return {
      ...common,
      fault: 'policy',
      words: `creates the Trusted Types policy ${sample}, which its descriptor does not name`,
    }
  const origin = URL.canParse(blocked) ? new URL(blocked).origin : 'null'
  return origin === 'null'
    ? { ...common, fault: 'policy', words: `${directive} refuses ${blocked} ${sample}`.trim() }
    : { ...common, fault: 'undeclared origin', words: `${directive} refuses ${origin}` }
}

function placeOf({ source, line, column, stack }: Violation, judged: Judged): ScriptPlace | undefined {
  const frames = [...stack.matchAll(/(https?:\/\/[^\s()]+?):(\d+):(\d+)/g)].map(([, url = '', line, column]) => ({
    url,
    line: Number(line),
    column: Number(column),
  }))
  // Some reports count columns from 0.
  const named = { url: source, line, column: Math.max(column, 1) }
  return [named, ...frames].find(({ url, line }) => fileAt(judged, url) !== undefined && line > 0)
}
