// oxlint-disable-next-line typescript/triple-slash-reference -- declares the module to every package that imports this file
/// <reference path="./virtual.d.ts" />
export { tables } from 'virtual:package-tables'
