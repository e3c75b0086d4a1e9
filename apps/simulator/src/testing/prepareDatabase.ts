import '@member/api/testing/prepareDatabase'
