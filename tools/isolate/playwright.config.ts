import path from 'node:path'
import { findRemotes } from '../start/packages.ts'
import { suitesOf } from './suite.ts'

const root = path.resolve(import.meta.dirname, '../..')

export default suitesOf(root, findRemotes(root))
