// `npm start` and `npm test` begin here, on whatever Node the machine has. Nothing is imported before
// the version is known to be good enough, so that an old Node reaches its own sentence.
const oldest = { major: 20, minor: 19 }
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < oldest.major || (major === oldest.major && minor < oldest.minor)) {
  console.error(
    `Todok needs Node ${oldest.major}.${oldest.minor} or newer to start, and this is Node ${process.versions.node}.\n` +
      'Install a newer one from https://nodejs.org and run the command again.',
  )
  process.exit(1)
}

const { bootstrap } = await import('./bootstrap.mjs')
await bootstrap(process.argv[2], process.argv.slice(3))
