const unreadable = [
  '',
  ' ',
  '{',
  '[1,',
  '{"a":1',
  "{'a':1}",
  'undefined',
  'NaN',
  '0x1F',
  '"',
  'abc',
  '[object Object]',
  '\u0000',
  '<!doctype html>',
  '\ufeff{}',
]

const ofAnotherShape = [
  'null',
  'true',
  'false',
  '-1',
  '1.5',
  '1e999',
  '""',
  '"text"',
  '[]',
  '[null]',
  '{}',
  '{"valueOf":1,"toString":2}',
  '{"__proto__":{"path":"/"}}',
  '{"accessToken":7,"loginId":[],"generation":"1","over":{},"path":{},"owner":null}',
  JSON.stringify('x'.repeat(100_000)),
]

/** Thirty things that another version, an extension or an accident may leave in a browser store. */
export const badStoredValues: readonly string[] = [...unreadable, ...ofAnotherShape]

/** Those of {@link badStoredValues} that somebody who asks a store's port gets: what cannot be read at all is absent. */
export const badParsedValues: readonly unknown[] = ofAnotherShape.map((text): unknown => JSON.parse(text))
