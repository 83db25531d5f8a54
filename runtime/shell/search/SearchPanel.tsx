import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslate } from '../../i18n/index.ts'
import { Icon } from '../../icons/index.ts'
import { unseen } from '../../ui/index.ts'
import type { MenuItem } from '../routing/menu.ts'
import { findEntries, needsSounds, type SearchHit, type SoundMatcher, toSearchEntries } from './searchEntries.ts'
import './search.css'

interface SearchPanelProps {
  readonly items: readonly MenuItem[]
  readonly onDone: () => void
}

/** Finds a page of the menu by its name or the sounds of it, and goes there (specification 2.6). */
export function SearchPanel({ items, onDone }: SearchPanelProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [words, setWords] = useState('')
  const [place, setPlace] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const [sounds, setSounds] = useState<{ readonly match: SoundMatcher } | null>(null)
  const entries = useMemo(() => toSearchEntries(items), [items])
  const hits = useMemo(() => findEntries(entries, words, sounds?.match ?? null), [entries, words, sounds])
  const isWanted = needsSounds(entries, words)

  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    // Without the sounds the names can still be found.
    void import('./matchSounds.ts').then(({ matchSounds }) => isGone || setSounds({ match: matchSounds }), undefined)
    return () => {
      isGone = true
    }
  }, [isWanted])
  useEffect(() => {
    document.getElementById(`${id}-${place}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, place])

  const choose = ({ item }: SearchHit) => {
    const { target, path } = item.route
    onDone()
    if (target.kind === 'outside' || target.kind === 'frame') window.open(target.url, '_blank', 'noopener')
    else void navigate(path)
    // What was found is where a person goes on, and not what the search was opened from.
    document.getElementById('pw-shell-pages')?.focus({ preventScroll: true })
  }
  const moves: Readonly<Record<string, number>> = { ArrowDown: place + 1, ArrowUp: place - 1 }
  const keyed = (event: KeyboardEvent) => {
    const next = moves[event.key]
    const chosen = hits[place]
    if (next !== undefined && hits.length > 0) setPlace((next + hits.length) % hits.length)
    // An input method takes Enter to end what it writes.
    else if (event.key === 'Enter' && chosen !== undefined && !event.nativeEvent.isComposing) choose(chosen)
    else return
    event.preventDefault()
  }
  return (
    <div className="pw-search">
      <input
        ref={input}
        type="text"
        enterKeyHint="search"
        role="combobox"
        className="pw-search-input"
        aria-label={translate('shell.search.label')}
        aria-expanded={hits.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={hits.length > 0 ? `${id}-${place}` : undefined}
        placeholder={translate('shell.search.placeholder')}
        autoComplete="off"
        value={words}
        onChange={({ target }) => {
          setWords(target.value)
          setPlace(0)
          list.current?.scrollTo({ top: 0 })
        }}
        onKeyDown={keyed}
      />
      <div ref={list} id={id} role="listbox" aria-label={translate('shell.search.results')} className="pw-search-list">
        {hits.map((hit, index) => (
          <button
            key={hit.item.id}
            type="button"
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === place}
            className="pw-search-hit"
            onClick={() => choose(hit)}
            onPointerMove={() => setPlace(index)}
          >
            <Icon name={hit.item.icon ?? 'file'} />
            <span>
              <Title hit={hit} />
              {hit.folders.length > 0 && <small>{hit.folders.join(' / ')}</small>}
            </span>
          </button>
        ))}
      </div>
      {hits.length === 0 && <p className="pw-search-none">{translate('shell.search.none')}</p>}
      <p className={unseen} role="status">
        {translate('shell.search.count', { count: hits.length })}
      </p>
    </div>
  )
}

/** The title of a line with what was hit in it. */
function Title({ hit: { title, places } }: { readonly hit: SearchHit }) {
  const isHit = (at: number) => places.includes(at)
  const ends = Array.from({ length: title.length }).flatMap((_, at) =>
    at > 0 && isHit(at) !== isHit(at - 1) ? [at] : [],
  )
  const starts = [0, ...ends]
  return (
    <span className="pw-search-title">
      {starts.map((from, index) => {
        const run = title.slice(from, starts[index + 1])
        return isHit(from) ? <mark key={from}>{run}</mark> : run
      })}
    </span>
  )
}
