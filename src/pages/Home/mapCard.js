const [help, map] = document.querySelectorAll('details, iframe')
help.hidden = map.hidden = true
document.querySelector('ul').addEventListener('click', ({ target }) => {
  if (!target.href) return
  help.hidden = map.hidden = false
  help.open = true
})
