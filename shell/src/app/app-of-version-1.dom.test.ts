import { afterEach, it, jest } from '@jest/globals'
import { runAppOfVersion } from './testing/run-app-of-version.ts'

afterEach(() => void jest.restoreAllMocks())

it('[MOB-003] [MOB-009] [GRD-021] an app of version 1 hears what it knows, and the page does without the rest', () =>
  runAppOfVersion(1))
