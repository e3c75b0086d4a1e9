// Runs in tags.html, a frame with an opaque origin: the tag manager reaches neither the page nor its storage. The
// page sends the script's address and the events, which go into `dataLayer`, where tag managers read them.
;(function (window, document) {
  window.dataLayer = []
  // A frame with an opaque origin has no cookies; reading them throws.
  Object.defineProperty(document, 'cookie', {
    get: function () {
      return ''
    },
    set: function () {},
  })
  window.addEventListener('message', function (event) {
    // The message comes from the site's origin, although the frame's own is opaque.
    if (event.source !== window.parent || event.origin !== window.location.origin) return
    var message = event.data
    if (!message || typeof message.script !== 'string') {
      window.dataLayer.push(message)
      return
    }
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    var script = document.createElement('script')
    script.src = message.script
    script.async = true
    document.head.appendChild(script)
  })
  if (window.parent !== window) window.parent.postMessage('tags-ready', '*')
})(window, document)
