import { configure } from '@testing-library/react'

// A test of a broken source waits in vain as a rule: with the patience of the other runs it would take 20 s to say so.
configure({ asyncUtilTimeout: 2000 })
