// On the pages of a brand that wants reports, in ES5: keeps what goes wrong until `analytics/src/reports/watch.ts` has come, which puts
// itself in this list's place. `caught` is what a boundary of React kept to its own part of the page.
;(function () {
  var most = 20
  var keep = function (event) {
    if (!(window.faults.length >= most)) window.faults.push(event)
  }
  window.faults = []
  ;['error', 'unhandledrejection', 'securitypolicyviolation', 'caught'].forEach(function (kind) {
    window.addEventListener(kind, keep)
  })
})()
