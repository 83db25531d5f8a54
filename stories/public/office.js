/** A made-up office page: it speaks the messages of the office frame over a text. Its address says how it behaves. */
const channel = 'pagewright.office'
const behaviour = new URLSearchParams(location.search).get('as') ?? 'ready'
const text = document.querySelector('textarea')
const told = document.querySelector('#told')
/** The app around it, which may be of another site. */
const [app = location.origin] = location.ancestorOrigins
const known = { token: 'no token', document: '' }
let saves = 0

/** The one that wakes up listens from the second time on that it is loaded. */
const isSilent = behaviour === 'silent' || (behaviour === 'waking' && !sessionStorage.getItem('woken'))
if (behaviour === 'waking') sessionStorage.setItem('woken', 'yes')

const send = (message) => parent.postMessage({ channel, ...message }, app)

const show = () => {
  told.textContent = `${known.document} · ${known.token}`
}

const replace = (from, to) => {
  const count = text.value.split(from).length - 1
  text.value = text.value.replaceAll(from, to)
  return count
}

const commands = {
  setConfig({ fileName, readOnly, language, options }) {
    known.document = [fileName, language, readOnly ? 'read only' : 'to edit', options.toolbar ?? ''].join(' ').trim()
    text.readOnly = readOnly
    show()
  },
  setToken({ token }) {
    known.token = token
    show()
  },
  save() {
    if (behaviour === 'locked') throw new Error('The document is locked by Lin')
    if (behaviour === 'tattling') return { path: `temp/${known.token}` }
    saves += 1
    return { path: `temp/contract-${saves}.docx` }
  },
  exportPdf: ({ fileName }) => ({ path: `temp/${fileName}` }),
  fillFields: ({ values }) => ({
    count: Object.entries(values).reduce((count, [place, value]) => count + replace(`{${place}}`, value), 0),
  }),
  replaceText: ({ replacements }) => ({
    count: replacements.reduce((count, { from, to }) => count + replace(from, to), 0),
  }),
}

const answer = ({ id, command, data }) => {
  // The one that dawdles never comes to an end with what a person asked.
  if (behaviour === 'dawdling' && !command.startsWith('set')) return
  try {
    send({ kind: 'answer', id, ok: true, data: commands[command](data) })
  } catch (error) {
    send({ kind: 'answer', id, ok: false, message: error.message })
  }
}

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== app || data?.channel !== channel) return
  if (data.kind === 'hello' && !isSilent) send({ kind: 'ready' })
  if (data.kind === 'request') answer(data)
})
text.addEventListener('input', () => send({ kind: 'changed' }))
if (behaviour === 'early') send({ kind: 'ready' })
