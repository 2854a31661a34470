const [text, map] = document.querySelectorAll('div, iframe')
map.hidden = true
document.querySelector('ul').addEventListener('click', () => {
  map.hidden = false
  text.hidden = true
})
