// On pages of a brand that wants reports, in ES5: stores errors until `analytics/src/reports/watch.ts` has loaded
// and replaces this list. `caught` is the event of an error that a React boundary caught.
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
