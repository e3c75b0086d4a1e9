// A simulated tag manager: forwards events from `dataLayer`, as real ones do.
;(function (window) {
  function send(event) {
    if (!event || event.event === 'gtm.js') return
    void fetch('/simulated/events', {
      method: 'POST',
      mode: 'no-cors',
      body: JSON.stringify({ by: 'tags.js', event: event.event, page: event.page }),
    })
  }
  var layer = window.dataLayer
  layer.forEach(send)
  layer.push = function () {
    for (var at = 0; at < arguments.length; at += 1) send(arguments[at])
    return Array.prototype.push.apply(layer, arguments)
  }
})(window)
