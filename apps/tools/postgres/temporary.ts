import temporaryFolder from '@member/testing/temporary-folder'

// Before any import that writes temporary files, so that they are deleted with the folder.
temporaryFolder()
