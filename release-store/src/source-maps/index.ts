export { findSource, openScript } from './find-source.ts'
export { openSourceMapStore, type SourceMapStore } from './open-source-map-store.ts'
export { readPlace } from './released-place.ts'
export {
  readSourceMap,
  type SourcePlace,
  scriptOfFile,
  serializeSourceMap,
  sourceMapFile,
  spellSource,
} from './source-map.ts'
