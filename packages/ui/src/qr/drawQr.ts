// A separate file, whose chunk contains the library.
export { QRCodeSVG } from 'qrcode.react'
