// Runs in support.html, a frame with an opaque origin: what it loads can reach neither the member's session nor
// the page. The page sends the chat's script and the visitor's data, which are passed to the script.
;(function (window, document) {
  var loaded = false
  window.addEventListener('message', function (event) {
    // The message comes from the site's origin, although the frame's own is opaque.
    if (event.source !== window.parent || event.origin !== window.location.origin) return
    var message = event.data
    if (!message || typeof message.script !== 'string' || typeof message.visitor !== 'object') return
    window.supportVisitor = message.visitor
    if (loaded) {
      window.dispatchEvent(new CustomEvent('supportvisitor', { detail: message.visitor }))
      return
    }
    loaded = true
    var script = document.createElement('script')
    script.src = message.script
    script.async = true
    document.head.appendChild(script)
  })
  if (window.parent !== window) window.parent.postMessage('support-ready', '*')
})(window, document)
