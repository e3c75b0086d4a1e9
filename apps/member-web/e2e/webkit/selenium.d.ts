// Node resolves the file, TypeScript its folder.
declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote'
}
