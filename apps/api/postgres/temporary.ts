import temporaryFolder from '@member/testing/temporary-folder'

// Before any import that writes to the temporary folder; what this run and its servers write there goes with it.
temporaryFolder()
