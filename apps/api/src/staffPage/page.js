// A search field narrows the list it names; without this script the list is simply whole.
for (const search of document.querySelectorAll('[data-narrows]')) {
  const rows = [...document.querySelectorAll(`${search.dataset.narrows} > *`)]
  search.addEventListener('input', () => {
    const words = search.value.trim().toLowerCase().split(/\s+/)
    for (const row of rows) row.hidden = !words.every((word) => row.textContent.toLowerCase().includes(word))
  })
}

// The server takes an action once, whatever is pressed; this only shows that it is on its way.
addEventListener('submit', ({ target }) => {
  setTimeout(() => target.querySelectorAll('button').forEach((button) => (button.disabled = true)))
})
addEventListener('pageshow', () =>
  document.querySelectorAll('button[disabled]').forEach((button) => (button.disabled = false)),
)

for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', () => void navigator.clipboard.writeText(button.dataset.copy))
}

// An invitation's code follows the # of its link, so that no log of addresses has it.
const invitation = document.querySelector('[data-from-link]')
if (invitation && location.hash) {
  invitation.value = location.hash.slice(1)
  history.replaceState(null, '', location.pathname)
}
