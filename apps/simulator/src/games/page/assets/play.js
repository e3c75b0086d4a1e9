/* global words, shapes */
// The game's page. Its session lives in this tab; results and sums come from the server.

const at = (id) => document.getElementById(id)
const place = 'game-session'
let session = ''
let game
let stake = 10
let choice = ''
let isBusy = false

const stored = {
  read: () => {
    try {
      return sessionStorage.getItem(place) || ''
    } catch {
      return ''
    }
  },
  write: (secret) => {
    try {
      sessionStorage.setItem(place, secret)
    } catch {
      // A sandboxed frame has no storage: the session lasts as long as the page.
    }
  },
}

const newKey = () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6] & 15) | 64
  bytes[8] = (bytes[8] & 63) | 128
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const ask = async (path, body) => {
  const response = await fetch(`/play/${path}?lang=${document.documentElement.lang}`, {
    method: body ? 'POST' : 'GET',
    credentials: 'omit',
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(session && { Authorization: `Bearer ${session}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, answer: await response.json() }
}

/** Posts an event, without amounts or secrets, to the site that frames or opened this window. */
const post = (event) => {
  const site = window.parent !== window ? window.parent : window.opener
  if (site) site.postMessage({ source: 'member-game', event, launchUuid: game ? game.launchUuid : null }, '*')
}

const leave = () => {
  post('leave')
  if (window.parent !== window) return
  window.close()
  // A window not opened by a script cannot close itself.
  setTimeout(() => {
    if (game && game.returnUrl) location.replace(game.returnUrl)
  }, 300)
}

const baht = (amount) =>
  amount.toLocaleString('th-TH', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const showBalance = (amount) => (at('balance').textContent = words.amount.replace('{}', baht(amount)))

const stop = (problem, isOver) => {
  at('problem').textContent = problem
  at('problem').hidden = false
  if (isOver) {
    at('table').hidden = true
    if (!game) at('name').textContent = words.title
    post('closed')
  }
}

const option = (text, isChosen, choose) => {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = text
  button.setAttribute('aria-pressed', String(isChosen))
  button.addEventListener('click', () => {
    choose()
    for (const other of button.parentNode.children)
      other.setAttribute('aria-pressed', String(other === button))
  })
  return button
}

const numberField = () => {
  const field = document.createElement('input')
  field.inputMode = 'numeric'
  field.maxLength = 2
  field.value = choice
  field.setAttribute('aria-label', words.shown.number)
  field.addEventListener('input', () => {
    field.value = field.value.replace(/\D/g, '')
    choice = field.value
    at('play').disabled = choice.length !== 2
  })
  return field
}

const fill = (id, children) => {
  at(id).textContent = ''
  for (const child of children) at(id).append(child)
}

const stage = (shown) => fill('stage', (shapes[game.category] || shapes.slot)(shown))

const show = (state) => {
  game = state
  document.title = game.gameName
  document.body.dataset.category = game.category
  document.body.dataset.provider = game.provider
  at('name').textContent = game.gameName
  at('play').textContent = words.play[game.category] || words.play.slot
  showBalance(game.balance)
  stage()
  fill(
    'stakes',
    game.stakes.map((each) => option(String(each), each === stake, () => (stake = each))),
  )
  choice = game.category === 'lotto' ? '88' : game.choices[0] || ''
  at('choices').hidden = !choice
  fill(
    'choices',
    game.category === 'lotto'
      ? [numberField()]
      : game.choices.map((each) => option(words.choices[each], each === choice, () => (choice = each))),
  )
  at('table').hidden = false
  post('ready')
}

const postOutcome = ({ bet, win }) => {
  const [line, kind] = win > bet ? [words.won, 'won'] : win > 0 ? [words.even, 'even'] : [words.lost, 'lost']
  at('outcome').textContent = line.replace('{}', baht(win))
  at('outcome').className = kind
}

const calm = matchMedia('(prefers-reduced-motion: reduce)').matches

const play = async () => {
  if (isBusy) return
  isBusy = true
  at('play').disabled = true
  at('problem').hidden = true
  at('outcome').textContent = ''
  at('stage').classList.add('moving')
  // The key stays until an answer arrives, so that a retry does not play again.
  const press = { key: newKey(), stake, choice }
  try {
    const began = Date.now()
    const { status, answer } = await ask('rounds', press).catch(() => ask('rounds', press))
    await new Promise((go) => setTimeout(go, calm ? 0 : Math.max(0, 700 - (Date.now() - began))))
    if (status !== 200) stop(answer.problem, status === 401 || status === 410)
    else {
      stage(answer.shown)
      showBalance(answer.balance)
      postOutcome(answer)
      post('round')
    }
  } catch {
    stop(words.offline)
  }
  at('stage').classList.remove('moving')
  at('play').disabled = false
  isBusy = false
}

const enter = async () => {
  const token = location.hash.slice(1)
  history.replaceState(null, '', location.pathname + location.search)
  try {
    if (token) {
      const { status, answer } = await ask('session', { token })
      if (status === 200) {
        session = answer.session
        stored.write(session)
        return show(answer)
      }
      return stop(answer.problem, true)
    }
    session = stored.read()
    const { status, answer } = await ask('state')
    return status === 200 ? show(answer) : stop(answer.problem, true)
  } catch {
    return stop(words.offline)
  }
}

// A framing site has its own exit.
at('back').hidden = window.parent !== window
at('back').addEventListener('click', leave)
at('play').addEventListener('click', () => void play())
void enter()
