import { CheckOutlined } from '@ant-design/icons'
import { Button, Drawer, Segmented, Select, Switch } from 'antd'
import { useAtom } from 'jotai'
import { type ReactNode, useId, useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { nameZone } from '../../language/index.ts'
import { type Appearance, appearanceAtom } from '../theme/appearance.ts'
import { browserZone } from './followTimeZone.ts'
import { changeSettings, colours, defaultSettings, type Settings } from './settings.ts'
import { settingsAtom } from './settingsAtom.ts'
import { listZoneNames, toPresentName } from './zoneNames.ts'
import './settings.css'

/** The settings that are on or off, in the order of the drawer. */
const switches = ['fixedHeader', 'autoHideHeader', 'fixSiderbar', 'multipage', 'weak'] as const

/** Why a switch cannot be used as things are; null when it can (specification 2.7). */
function toObstacle(name: (typeof switches)[number], { fixedHeader, layout }: Settings): string | null {
  if (name === 'autoHideHeader' && !fixedHeader) return 'shell.settings.needsFixedHeader'
  if (name === 'fixSiderbar' && layout === 'topmenu') return 'shell.settings.needsSideMenu'
  return null
}

/** The drawer in which a person sets up the app (specification 2.7); every change shows and is kept at once. */
export function SettingsDrawer({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(true)
  const [settings, setSettings] = useAtom(settingsAtom)
  const [appearance, setAppearance] = useAtom(appearanceAtom)
  const change = (patch: Partial<Settings>) => setSettings((before) => changeSettings(before, patch))
  return (
    <Drawer
      open={isOpen}
      title={translate('shell.settings.title')}
      width={320}
      onClose={() => setOpen(false)}
      afterOpenChange={(isThere) => {
        if (!isThere) onClose()
      }}
      footer={<Button onClick={() => change(defaultSettings)}>{translate('shell.settings.reset')}</Button>}
    >
      <div className="pw-settings">
        <Choice
          label={translate('shell.settings.appearance')}
          value={appearance}
          options={{ light: translate('shell.settings.light'), dark: translate('shell.settings.dark') }}
          onChange={(value: Appearance) => setAppearance(value)}
        />
        <Choice
          label={translate('shell.settings.menuTheme')}
          value={settings.theme}
          options={{ dark: translate('shell.settings.dark'), light: translate('shell.settings.light') }}
          onChange={(theme) => change({ theme })}
        />
        <Colours value={settings.color} onChange={(color) => change({ color })} />
        <Choice
          label={translate('shell.settings.layout')}
          value={settings.layout}
          options={{ sidemenu: translate('shell.settings.side'), topmenu: translate('shell.settings.top') }}
          onChange={(layout) => change({ layout })}
        />
        <Choice
          label={translate('shell.settings.contentWidth')}
          value={settings.contentWidth}
          options={{ Fixed: translate('shell.settings.fixed'), Fluid: translate('shell.settings.fluid') }}
          {...(settings.layout === 'topmenu' ? {} : { obstacle: translate('shell.settings.needsTopMenu') })}
          onChange={(contentWidth) => change({ contentWidth })}
        />
        <Line label={translate('shell.settings.timeZone')}>
          {(id) => (
            <Select
              aria-labelledby={id}
              className="pw-settings-zone"
              showSearch
              value={settings.timeZone}
              options={listZones(translate('shell.settings.ownTimeZone', { zone: toPresentName(browserZone()) }))}
              onChange={(timeZone) => change({ timeZone })}
            />
          )}
        </Line>
        {switches.map((name) => {
          const obstacle = toObstacle(name, settings)
          return (
            <Line
              key={name}
              label={translate(`shell.settings.${name}`)}
              {...(obstacle === null ? {} : { hint: translate(obstacle) })}
            >
              {(id) => (
                <Switch
                  aria-labelledby={id}
                  checked={settings[name]}
                  disabled={obstacle !== null}
                  onChange={(isOn) => change({ [name]: isOn })}
                />
              )}
            </Line>
          )
        })}
      </div>
    </Drawer>
  )
}

/** The zones to choose from, each with its distance from UTC today. */
function listZones(own: string) {
  const now = Date.now()
  return [{ value: '', label: own }, ...listZoneNames().map((zone) => ({ value: zone, label: nameZone(now, zone) }))]
}

interface LineProps {
  readonly label: string
  readonly hint?: string
  readonly children: (labelId: string) => ReactNode
}

/** One setting beside its name. */
function Line({ label, hint, children }: LineProps) {
  const id = useId()
  return (
    <div className="pw-settings-line">
      <span className="pw-settings-text">
        <span id={id}>{label}</span>
        {hint !== undefined && <small>{hint}</small>}
      </span>
      {children(id)}
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: Readonly<Record<Value, string>>
  /** Why it cannot be changed as things are. */
  readonly obstacle?: string
  readonly onChange: (value: Value) => void
}

/** A setting with a few values. */
function Choice<Value extends string>({ label, value, options, obstacle, onChange }: ChoiceProps<Value>) {
  return (
    <Line label={label} {...(obstacle === undefined ? {} : { hint: obstacle })}>
      {(id) => (
        <Segmented<Value>
          aria-labelledby={id}
          value={value}
          disabled={obstacle !== undefined}
          options={Object.entries<string>(options).map(([key, words]) => ({
            value: key as Value,
            label: words,
          }))}
          onChange={onChange}
        />
      )}
    </Line>
  )
}

interface ColoursProps {
  readonly value: string
  readonly onChange: (color: string) => void
}

/** The primary colours to choose from. */
function Colours({ value, onChange }: ColoursProps) {
  const translate = useTranslate()
  const name = useId()
  return (
    <fieldset className="pw-settings-colours">
      <legend>{translate('shell.settings.color')}</legend>
      {colours.map(({ name: key, color }) => (
        <label key={color} title={translate(key)} style={{ background: color }}>
          <input
            type="radio"
            name={name}
            aria-label={translate(key)}
            checked={color === value}
            onChange={() => onChange(color)}
          />
          {color === value && <CheckOutlined aria-hidden="true" />}
        </label>
      ))}
    </fieldset>
  )
}
