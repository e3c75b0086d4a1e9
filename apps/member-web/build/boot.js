// Inline in <head>, before anything else: plain ES5, as the oldest browsers must be able to read it.
;(function (window, document) {
  var modern =
    'noModule' in document.createElement('script') &&
    window.fetch &&
    window.Promise &&
    window.CSS &&
    window.CSS.supports &&
    window.CSS.supports('color', 'var(--a)')
  if (!modern) {
    window.location.replace('/unsupported.html')
    return
  }
  // Chrome 70 and Safari 12.0 have modules, but no globalThis.
  if (typeof globalThis === 'undefined') window.globalThis = window
})(window, document)
