// Inline in <head>, before anything else: plain ES5, as the oldest browsers must be able to read it.
;(function (window, document) {
  var html = document.documentElement
  var place = window.location
  var modern =
    'noModule' in document.createElement('script') &&
    window.fetch &&
    window.Promise &&
    window.CSS &&
    window.CSS.supports &&
    window.CSS.supports('color', 'var(--a)')
  if (!modern) {
    place.replace('/unsupported.html')
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

  var brand = JSON.parse(document.getElementById('brand').textContent)
  var first = JSON.parse(document.getElementById('first').textContent)
  var session = kept()
  window.greet = greet

  // Nothing is painted for a visitor at a member's address: the login is, and leads back.
  if (!session && /^\/auth(\/|$)/.test(place.pathname)) {
    var back = place.pathname + place.search + place.hash
    html.setAttribute('data-blank', '')
    place.replace(
      /^\/auth(\/dashboard)?$/.test(back) ? '/login' : '/login?returnTo=' + encodeURIComponent(back),
    )
    return
  }
  // A member's home is painted too, at its own address.
  if (session && !place.search && /^\/(login|register|auth\/?)?$/.test(place.pathname)) {
    html.setAttribute('data-blank', '')
    place.replace('/auth/dashboard')
    return
  }
  // What was painted for a visitor is in the brand's own layout.
  var painted = session
    ? first.painted === 'member'
    : first.painted === 'visitor' && brand.specialHosts.indexOf(place.hostname) < 0
  if (first.painted && !painted) html.setAttribute('data-blank', '')

  var early = (window.early = {})
  // Until the app has taken a painted page over, it must find it as it was painted: no answer comes before.
  var taken = painted
    ? new Promise(function (resolve) {
        document.addEventListener('app-ready', resolve)
      })
    : Promise.resolve()
  waitForOperation(ask(first.site))
  var facesInTime = wasHere() || isQuick()
  if (facesInTime) first.faces.forEach(preloadFace)
  // Nothing shares the line with what a visitor's page waits for.
  if (painted && !session) window.siteKnown.then(loadTheRest)
  else loadTheRest()
  if (painted) holdTouches()

  function loadTheRest() {
    first.everyone
      .concat(session ? first.members : first.visitors)
      .concat(first.calls)
      .forEach(ask)
    first.code.forEach(preloadCode)
    if (!facesInTime) first.faces.forEach(preloadFace)
  }

  // The painted page of a member has room for their words.
  function greet() {
    if (!session) return
    var texts = document.createTreeWalker(document.getElementById('root'), 4)
    while (texts.nextNode()) {
      var text = texts.currentNode
      text.data = text.data.replace(/{(name|username)}/g, wordOf)
    }
  }

  function wordOf(_, field) {
    return session.user[field]
  }

  // Its files lie in the browser then.
  function wasHere() {
    return Boolean(window.navigator.serviceWorker && window.navigator.serviceWorker.controller)
  }

  // On a slow line no face comes before the first paint: all it would do is to hold that up.
  function isQuick() {
    var timing = window.performance.timing
    return timing.responseStart - timing.requestStart < 100
  }

  function kept() {
    try {
      var stored = JSON.parse(window.localStorage.getItem('member-session'))
      var end = Date.parse(stored.expiresAt)
      var isOver = stored.since < end && Date.now() >= end
      return stored.token && stored.user && !isOver ? stored : null
      // oxlint-disable-next-line no-unused-vars -- ES5 has no catch without a name
    } catch (error) {
      return null
    }
  }

  // A member's figures come before the code behind them.
  function preloadCode(file) {
    preload({ rel: 'modulepreload', fetchPriority: session ? 'low' : 'auto', href: file })
  }

  function preloadFace(file) {
    preload({ rel: 'preload', as: 'font', crossOrigin: 'anonymous', href: file })
  }

  function preload(attributes) {
    document.head.appendChild(Object.assign(document.createElement('link'), attributes))
  }

  // Asked before the app's code is here, which takes the answer over (api-client's early.ts).
  function ask(call) {
    var words = call.split(' ')
    var headers = {
      Accept: 'application/json',
      channel: 'web',
      version: first.version,
      hostname: place.hostname,
    }
    var agent = window.navigator.userAgent
    headers.platform = /android/i.test(agent)
      ? 'AND'
      : /iphone|ipad|ipod/i.test(agent) || (/macintosh/i.test(agent) && window.navigator.maxTouchPoints > 1)
        ? 'IOS'
        : 'DSK'
    var path = words[1]
    if (session) {
      headers.Authorization = 'Bearer ' + session.token
      path = path
        .replace(':uuid', encodeURIComponent(session.user.uuid))
        .replace(':username', encodeURIComponent(session.user.username))
    }
    if (words[2]) headers['Content-Type'] = 'application/json'
    var answer = window
      .fetch(brand.server + path, { method: words[0], headers: headers, body: words[2] })
      .then(function (response) {
        return response.text().then(function (text) {
          return { status: response.status, headers: response.headers, text: text }
        })
      })
    var handedOver = taken.then(function () {
      return answer
    })
    answer.catch(function () {})
    handedOver.catch(function () {})
    early[words[0] + ' ' + path] = {
      token: session ? session.token : null,
      body: words[2],
      at: Date.now(),
      answer: handedOver,
    }
    return answer
  }

  // A site under maintenance never shows the landing page: before the server has said that it is open, one round
  // trip after these lines arrived, only what stands there either way is seen. A server that is slow or away keeps
  // nobody waiting.
  // What a phone shows further down is laid out a frame after the first.
  function waitForOperation(asked) {
    html.setAttribute('data-wait', '')
    html.setAttribute('data-early', '')
    window.siteKnown = new Promise(function (known) {
      window.setTimeout(known, 1000)
      asked
        .then(function (answer) {
          return known(JSON.parse(answer.text).data.websiteStatus)
        })
        .catch(known)
    }).then(function (status) {
      if (status === 'MA') {
        html.setAttribute('data-site', 'MA')
        html.setAttribute('data-blank', '')
      }
      html.removeAttribute('data-wait')
      window.requestAnimationFrame(function () {
        window.setTimeout(function () {
          html.removeAttribute('data-early')
        })
      })
      return status
    })
  }

  // React takes a form's first submit over when it is there; a second one would be sent twice, and what is
  // typed after the first would be lost. A member's link that is followed before would throw away what has come;
  // a visitor's leads to a page that is painted too.
  function holdTouches() {
    var held
    var pressed
    var patience
    var ready = false
    var locked = []
    document.addEventListener('submit', holdSubmit, true)
    document.addEventListener('click', holdPress, true)
    document.addEventListener('app-ready', function () {
      ready = true
      html.removeAttribute('data-busy')
      lock(false)
      if (!pressed) return
      pressed.removeAttribute('data-held')
      if (document.contains(pressed)) pressed.click()
    })

    function holdSubmit(event) {
      if (ready) return
      if (held) {
        event.preventDefault()
        event.stopImmediatePropagation()
        return
      }
      held = event.target
      html.setAttribute('data-busy', '')
      locked = [].filter.call(held.querySelectorAll('input'), function (field) {
        return !field.readOnly
      })
      lock(true)
    }

    // A visitor's link leads on by itself; a member's page would be fetched whole, and a button does nothing yet.
    function holdPress(event) {
      var target = event.target.closest(session ? 'a[href^="/"], [type=button]' : '[type=button]')
      if (ready || !target || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      // React may listen already, and would answer it twice.
      event.stopPropagation()
      if (pressed) pressed.removeAttribute('data-held')
      pressed = target
      pressed.setAttribute('data-held', '')
      window.clearTimeout(patience)
      // The app may never come.
      patience = window.setTimeout(function () {
        if (!ready && pressed.href) place.assign(pressed.href)
      }, 5000)
    }

    function lock(on) {
      locked.forEach(function (field) {
        field.readOnly = on
      })
    }
  }
})(window, document)
