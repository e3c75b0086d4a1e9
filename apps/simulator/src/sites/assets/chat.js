// A simulated support chat: shows the member data it receives, and answers everything alike.
;(function (window, document) {
  var words = {
    hello: 'สวัสดีคุณ ',
    known: 'ข้อมูลที่เจ้าหน้าที่เห็น',
    place: 'พิมพ์ข้อความ',
    send: 'ส่ง',
    answer: 'เจ้าหน้าที่ได้รับข้อความแล้ว จะตอบกลับโดยเร็ว (แชตจำลอง)',
  }
  var style = document.createElement('style')
  style.textContent =
    '@font-face{font-family:Sarabun;src:url(/simulated/400.ttf)}' +
    'body{margin:0;padding:16px;font:16px/1.6 Sarabun,sans-serif;color:#1b1f2a;background:#fff}h1{font-size:18px;margin:0 0 8px}' +
    'dl{display:grid;grid-template-columns:auto 1fr;grid-gap:2px 12px;margin:0 0 16px;padding:12px;border-radius:12px;background:#f1f3f7;font-size:14px}' +
    'dt{color:#59606e}dd{margin:0}ol{list-style:none;margin:0 0 16px;padding:0}li{margin:6px 0;padding:8px 12px;border-radius:12px;background:#e8f0ff;width:fit-content}' +
    'li.mine{margin-left:auto;background:#dff5e4}form{display:flex}input{flex:1;min-width:0;height:44px;padding:0 12px;font-size:16px;border:1px solid #8b93a5;border-radius:12px}' +
    'button{height:44px;margin-left:8px;padding:0 16px;border:0;border-radius:12px;background:#1d4fd8;color:#fff;font-size:16px}'
  document.head.appendChild(style)

  var element = function (name, text, parent) {
    var made = document.createElement(name)
    if (text) made.textContent = text
    parent.appendChild(made)
    return made
  }
  var title = element('h1', '', document.body)
  var known = element('dl', '', document.body)
  known.setAttribute('aria-label', words.known)
  var said = element('ol', '', document.body)
  said.setAttribute('aria-live', 'polite')
  var form = element('form', '', document.body)
  var input = element('input', '', form)
  input.placeholder = words.place
  input.setAttribute('aria-label', words.place)
  element('button', words.send, form)

  var show = function () {
    var visitor = window.supportVisitor || {}
    title.textContent = words.hello + (visitor.name || '')
    known.textContent = ''
    Object.keys(visitor).forEach(function (name) {
      element('dt', name, known)
      element('dd', String(visitor[name]), known)
    })
  }
  window.addEventListener('supportvisitor', show)
  show()

  form.addEventListener('submit', function (event) {
    event.preventDefault()
    if (!input.value.trim()) return
    element('li', input.value, said).className = 'mine'
    input.value = ''
    element('li', words.answer, said)
  })
})(window, document)
