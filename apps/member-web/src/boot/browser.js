// The first script of every page, in ES5: leads a browser that the site cannot run in to a page that says so, and
// gives Safari 12.0 what it lacks.
;(function () {
  var isModern =
    'noModule' in document.createElement('script') &&
    // The first Edge knows modules, but no dynamic import.
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
