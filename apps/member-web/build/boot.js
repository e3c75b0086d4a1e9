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
  // Safari 12.0 has modules, but not these two.
  if (typeof globalThis === 'undefined') window.globalThis = window
  if (!Object.fromEntries) {
    Object.fromEntries = function (entries) {
      var made = {}
      Array.from(entries).forEach(function (entry) {
        made[entry[0]] = entry[1]
      })
      return made
    }
  }
})(window, document)
