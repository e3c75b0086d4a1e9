import { configure } from '@testing-library/react'

// What is loaded lazily takes its time on a machine that builds beside the tests.
configure({ asyncUtilTimeout: 5_000 })
