/*
 * What a stored script finds around it. This text runs inside of the sandbox, so a script that tampers with it harms itself
 * alone: all that it can reach of the page is `send`, whose messages the page checks.
 */
;(send) => {
  const { parse, stringify } = JSON
  const { keys } = Object
  const promiseThen = Promise.prototype.then
  const copy = (value) => (value === undefined ? undefined : parse(stringify(value)))
  const tell = (message) => send(stringify(message))

  const asks = new Map()
  const timers = new Map()
  const warned = new Set()
  let methods = {}
  let context = {}
  let target = {}
  let writable = []
  const sent = {}
  let current = 0
  let lastAsk = 0
  let lastTimer = 0

  const describe = (error) =>
    error instanceof Error
      ? {
          name: String(error.name),
          message: String(error.message),
          stack: String(error.stack),
          isReported: error.isReported,
        }
      : { name: '', message: describeThrown(error), stack: '' }
  const describeThrown = (thrown) => {
    if (typeof thrown === 'string') return thrown
    if (thrown === null || thrown === undefined) return ''
    if (typeof thrown === 'object' && typeof thrown.message === 'string') return thrown.message
    return stringify(thrown) ?? String(thrown)
  }
  const fail = (call, error) => {
    let said
    try {
      said = describe(error)
    } catch {
      said = { name: '', message: '', stack: '' }
    }
    tell({ kind: 'failed', call, error: said })
  }

  /** Tells of a rejection that nobody handles; what the page has told already is not told again. */
  const track = (promise, call) => {
    let isHandled = false
    promise.constructor = undefined
    promise.then = (resolved, rejected) => {
      isHandled = true
      return track(promiseThen.call(promise, resolved, rejected), call)
    }
    promiseThen.call(promise, undefined, (error) => {
      if (!isHandled && !error?.isReported) fail(call, error)
    })
    return promise
  }

  /** Puts what the page knows into the properties of the context; what stands there already keeps its identity. */
  const takeState = (state) => {
    for (const name of keys(state)) {
      const text = stringify(state[name])
      if (sent[name] === text) continue
      sent[name] = text
      target[name] = state[name]
    }
  }
  /** Tells the page which properties the script has changed. */
  const flush = () => {
    const changes = {}
    for (const name of writable) {
      const text = stringify(target[name])
      if (text === undefined || text === sent[name]) continue
      sent[name] = text
      changes[name] = target[name]
    }
    if (keys(changes).length > 0) tell({ kind: 'write', call: current, changes })
  }

  const ask = (name, ...args) => {
    flush()
    lastAsk += 1
    const id = lastAsk
    const call = current
    const answered = new Promise((resolve, reject) => asks.set(id, { resolve, reject, call }))
    tell({ kind: 'ask', call, ask: id, name, args })
    return track(answered, call)
  }

  const toText = (value) =>
    typeof value === 'object' && value !== null ? describeThrown(value.content ?? value) : String(value)
  const message = {}
  for (const level of ['success', 'info', 'warning', 'error'])
    message[level] = (text) => ask('message', level, toText(text))
  message.warn = message.warning
  const confirm = (question = {}) =>
    ask('confirm', toText(question.content ?? question.title ?? question), String(question.title ?? '')).then(
      (isAgreed) => {
        if (isAgreed) question.onOk?.()
        else question.onCancel?.()
        return isAgreed
      },
    )

  const both = {
    getAction: (url, parameters) => ask('getAction', url, parameters),
    postAction: (url, body) => ask('postAction', url, body),
    putAction: (url, body) => ask('putAction', url, body),
    deleteAction: (url, parameters) => ask('deleteAction', url, parameters),
    $message: message,
    $confirm: confirm,
    $nextTick: (then) => promiseThen.call(Promise.resolve(), then),
    $set(object, name, value) {
      object[name] = value
    },
  }

  const rowsOf = (table) => (Array.isArray(target.values[table]) ? target.values[table] : [])
  const setValues = (values) => {
    Object.assign(target.values, copy(values))
    return ask('setFieldsValue', values)
  }
  const setRows = (table, rows) => setValues({ [table]: rows })
  const toList = (rows) => (Array.isArray(rows) ? rows : [rows ?? {}])
  const isRow = (row, id) => id !== undefined && id !== null && row.id === id
  const setInRow = (values, id, place = {}) => {
    const tables = keys(target.values).filter((name) => place.table === undefined || name === place.table)
    for (const table of tables) {
      const rows = rowsOf(table)
      const index = id === undefined || id === null ? (place.index ?? -1) : rows.findIndex((row) => isRow(row, id))
      if (rows[index])
        return setRows(
          table,
          rows.map((row, at) => (at === index ? { ...row, ...values } : row)),
        )
    }
    throw new RangeError(`There is no row ${id}.`)
  }
  const form = {
    getFieldsValue: () => copy(target.values),
    setFieldsValue: setValues,
    triggleChangeValue: (field, value) => setValues({ [field]: value }),
    triggleChangeValues: (values, id, place) =>
      id === undefined && place === undefined ? setValues(values) : setInRow(values, id, place),
    addSubRows: (table, rows) => setRows(table, [...rowsOf(table), ...toList(rows)]),
    clearSubRows: (table) => setRows(table, []),
    clearThenAddRows: (table, rows) => setRows(table, toList(rows)),
    getSubTableInstance: (table) => ({
      getTableData: () => copy(rowsOf(table)),
      addRows: (rows) => setRows(table, [...rowsOf(table), ...toList(rows)]),
      setValues: (changes) =>
        setRows(
          table,
          rowsOf(table).map((row) =>
            Object.assign({ ...row }, toList(changes).find((one) => isRow(row, one.rowKey))?.values),
          ),
        ),
      removeRowsById: (ids) =>
        setRows(
          table,
          rowsOf(table).filter((row) => !toList(ids).some((id) => isRow(row, id))),
        ),
      clear: () => setRows(table, []),
    }),
    changeOptions: (field, options) => ask('changeOptions', field, options),
    changeRemoteOptions: (field, dictionary) => ask('changeRemoteOptions', field, dictionary),
    changeSubTableOptions: (table, field, options) => ask('changeOptions', field, options, table),
    changeSubFormbleOptions: (table, field, options) => ask('changeOptions', field, options, table),
    executeMainFillRule: () => ask('executeMainFillRule'),
    executeSubFillRule: (table, event) =>
      ask('executeSubFillRule', table, { id: event?.row?.id, index: event?.target?.index }),
    updateSchema: (fields) => ask('updateSchema', toList(fields)),
  }
  const list = {
    loadData: (page) => ask('loadData', page),
    isTree: () => target.hasTree === true,
    openCustomModal: (options) => ask('openCustomModal', options),
  }
  const writableOf = {
    form: ['sh', 'loading', 'subActiveKey', 'submitFlowFlag'],
    list: ['queryParam', 'selectedRowKeys', 'currentPage', 'pageSize', 'sortField', 'sortType', 'loading'],
  }
  /** Names of the family that lead to the innards of its own front end, or to what this app does not have. */
  const unoffered = {
    form: ['onlineFormRef', 'refMap', 'submitFormAndFlow'],
    list: ['onlineTableContext', 'execButtonEnhance', 'cgButtonJsHandler', 'gridRef'],
  }

  const warn = (name) => {
    if (warned.has(name)) return
    warned.add(name)
    tell({ kind: 'unoffered', call: current, name })
  }
  const nothing = () => undefined
  const createContext = (type) => {
    target = { ...both, ...(type === 'form' ? { ...form, values: {} } : list) }
    const missing = unoffered[type]
    return new Proxy(target, {
      get(object, name) {
        if (typeof name !== 'string' || name in object) return object[name]
        if (!missing.includes(name) && name[0] !== '$') return undefined
        warn(name)
        return nothing
      },
    })
  }

  globalThis.setTimeout = (run, delay, ...args) => {
    if (typeof run !== 'function') throw new TypeError('setTimeout takes a function.')
    lastTimer += 1
    const timer = lastTimer
    timers.set(timer, { run, args, call: current })
    tell({ kind: 'timer', call: current, timer, delay: Number(delay) || 0 })
    return timer
  }
  globalThis.clearTimeout = (timer) => void timers.delete(timer)
  globalThis.console = {}
  for (const level of ['debug', 'log', 'info', 'warn', 'error']) {
    globalThis.console[level] = (...parts) =>
      tell({ kind: 'log', call: current, text: parts.map(describeThrown).join(' ') })
  }

  /** Runs a part of a call: what it throws ends the call. */
  const turn = (call, run) => {
    current = call
    try {
      run()
      flush()
    } catch (error) {
      fail(call, error)
    }
  }

  return {
    install(type, given) {
      methods = given
      context = createContext(type)
      writable = writableOf[type]
      const names = []
      for (const name of Object.getOwnPropertyNames(given)) if (typeof given[name] === 'function') names.push(name)
      return stringify(names)
    },
    call(call, method, field, argsText, stateText) {
      turn(call, () => {
        takeState(parse(stateText))
        const args = parse(argsText)
        const finish = (value) => {
          flush()
          tell({ kind: 'done', call, value, given: method === 'beforeSubmit' ? args[0] : undefined })
        }
        const own = Object.hasOwn(methods, method) ? methods[method] : undefined
        const handlers = field === '' || typeof own !== 'function' ? undefined : own.call(context, context)
        const run = field === '' ? own : handlers && Object.hasOwn(handlers, field) ? handlers[field] : undefined
        if (typeof run !== 'function') return finish()
        // Scripts of other systems read the event of a change as a global too (wire contract 7.13).
        if (field !== '') globalThis.event = args[0]
        const takesContext = field !== '' || method === 'beforeSubmit'
        const result = takesContext ? run.call(context, context, ...args) : run.call(context, ...args)
        if (typeof result?.then !== 'function') return finish(result)
        promiseThen
          .call(Promise.resolve(result), finish, (error) => fail(call, error))
          .catch((error) => fail(call, error))
      })
    },
    answer(id, isOk, valueText, stateText) {
      const waiting = asks.get(id)
      if (!waiting) return
      asks.delete(id)
      turn(waiting.call, () => {
        takeState(parse(stateText))
        const value = parse(valueText)
        if (isOk) return waiting.resolve(value)
        const error = new Error(value.message)
        error.isReported = value.isReported
        waiting.reject(error)
      })
    },
    fire(id) {
      const timer = timers.get(id)
      if (!timer) return
      timers.delete(id)
      turn(timer.call, () => void timer.run(...timer.args))
    },
    /** After the jobs of a turn: what they changed goes to the page. */
    settle(call) {
      turn(call, () => {})
    },
  }
}
