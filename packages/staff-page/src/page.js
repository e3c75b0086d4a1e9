// A search field filters the list it names; without this script the list is complete.
for (const search of document.querySelectorAll('[data-narrows]')) {
  const rows = [...document.querySelectorAll(`${search.dataset.narrows} > *`)]
  search.addEventListener('input', () => {
    const words = search.value.trim().toLowerCase().split(/\s+/)
    for (const row of rows) row.hidden = !words.every((word) => row.textContent.toLowerCase().includes(word))
  })
}

// The server runs an action once; this only shows that it is in progress.
addEventListener('submit', ({ target }) => {
  setTimeout(() => target.querySelectorAll('button').forEach((button) => (button.disabled = true)))
})
addEventListener('pageshow', () =>
  document.querySelectorAll('button[disabled]').forEach((button) => (button.disabled = false)),
)

for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', () => void navigator.clipboard.writeText(button.dataset.copy))
}

// An invitation's code is in the link's fragment, so that no access log contains it.
const invitation = document.querySelector('[data-from-link]')
if (invitation && location.hash) {
  invitation.value = location.hash.slice(1)
  history.replaceState(null, '', location.pathname)
}
