// Runs in support.html, a frame without an origin of its own: what it loads can reach neither the member's session
// nor the page. The page tells it the chat's script and who the member is, and it tells the script.
;(function (window, document) {
  var loaded = false
  window.addEventListener('message', function (event) {
    // The address is the site's, although the frame's origin is none.
    if (event.source !== window.parent || event.origin !== window.location.origin) return
    var told = event.data
    if (!told || typeof told.script !== 'string' || typeof told.visitor !== 'object') return
    window.supportVisitor = told.visitor
    if (loaded) {
      window.dispatchEvent(new CustomEvent('supportvisitor', { detail: told.visitor }))
      return
    }
    loaded = true
    var script = document.createElement('script')
    script.src = told.script
    script.async = true
    document.head.appendChild(script)
  })
  if (window.parent !== window) window.parent.postMessage('support-ready', '*')
})(window, document)
