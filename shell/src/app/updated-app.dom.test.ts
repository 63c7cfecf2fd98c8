import { afterEach, it, jest } from '@jest/globals'
import { runAppOfVersion } from './testing/run-app-of-version.ts'

afterEach(() => void jest.restoreAllMocks())

it('[MOB-003] [GRD-021] [K-177] an app of version 3 hands its tokens over in a webview that version 2 has opened', () =>
  runAppOfVersion(3, 2))
