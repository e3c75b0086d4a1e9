import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Look-ups wait until the member has stopped typing, and a machine that builds beside the tests is slow.
configure({ asyncUtilTimeout: 5_000 })

afterEach(cleanup)
