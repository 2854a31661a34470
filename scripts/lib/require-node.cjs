// Loaded before anything else (package.json), and in CommonJS, so that an old Node can read it.
const { engines } = require('../../package.json')

const here = process.versions.node
const [major, minor] = here.split('.').map(Number)
const isSupported = engines.node.split('||').some((range) => {
  const [leastMajor, leastMinor] = range.match(/\d+/g).map(Number)
  return range.includes('>=') ? major >= leastMajor : major === leastMajor && minor >= leastMinor
})

if (!isSupported) {
  console.error(`This is Node ${here}, and the site needs ${engines.node}: install one of those.`)
  process.exit(1)
}
