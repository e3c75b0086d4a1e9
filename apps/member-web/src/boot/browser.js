// First script of every page, in ES5: redirects unsupported browsers to a page that explains it, and polyfills
// Safari 12.0.
;(function () {
  var isModern =
    'noModule' in document.createElement('script') &&
    // The first Edge supports modules, but not dynamic import.
    !/\bEdge\//.test(window.navigator.userAgent) &&
    window.fetch &&
    window.Promise &&
    window.CSS &&
    window.CSS.supports &&
    window.CSS.supports('color', 'var(--a)')
  if (!isModern) window.location.replace('/unsupported.html')
  if (typeof globalThis === 'undefined') window.globalThis = window
  if (!Object.fromEntries)
    Object.fromEntries = function (entries) {
      var made = {}
      Array.from(entries).forEach(function (entry) {
        made[entry[0]] = entry[1]
      })
      return made
    }
})()
