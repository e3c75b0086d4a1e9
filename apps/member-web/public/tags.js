// Runs in tags.html, a frame without an origin of its own: the tag manager that it loads reaches neither the page nor
// what it keeps. The page says which script, and what happened; that goes into `dataLayer`, as tag managers read it.
;(function (window, document) {
  window.dataLayer = []
  // A frame without an origin has no cookies, and to ask for them throws.
  Object.defineProperty(document, 'cookie', {
    get: function () {
      return ''
    },
    set: function () {},
  })
  window.addEventListener('message', function (event) {
    // The address is the site's, although the frame's origin is none.
    if (event.source !== window.parent || event.origin !== window.location.origin) return
    var told = event.data
    if (!told || typeof told.script !== 'string') {
      window.dataLayer.push(told)
      return
    }
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    var script = document.createElement('script')
    script.src = told.script
    script.async = true
    document.head.appendChild(script)
  })
  if (window.parent !== window) window.parent.postMessage('tags-ready', '*')
})(window, document)
