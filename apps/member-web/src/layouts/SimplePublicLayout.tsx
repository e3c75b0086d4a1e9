import { LazyLineBubble } from '@member/support'
import { IconButton, LinkButton, TopBar } from '@member/ui'
import styled from '@emotion/styled'
import { type FormEvent, useId } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { loginFor } from '../session/returnTo.ts'
import { SiteLogo } from '../site/SiteLogo.tsx'
import { t } from '../words/words.ts'
import { LanguageChoice } from '../language/LanguageChoice.tsx'
import { Doors } from '../navigation/Doors.ts'
import { AppShell } from '../shell/AppShell.tsx'
import * as paths from '../paths/paths.ts'

const Search = styled.form`
  display: flex;
  align-items: center;
  flex: 1 1 auto;
  min-width: 0;
  max-width: 420px;
  margin: 0 12px;
  padding-left: 14px;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-m);
  background: var(--surface-2);
  & > input {
    flex: 1 1 auto;
    min-width: 0;
    height: 42px;
    border: 0;
    background: transparent;
    font-size: 1rem;
  }
`

/** Layout for visitors with a search box and a log-in link. */
export function SimplePublicLayout() {
  const id = useId()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    const q = encodeURIComponent(typeof typed === 'string' ? typed.trim() : '')
    void navigate(loginFor(`${paths.category.path}?q=${q}`))
  }
  return (
    <AppShell
      year={2022}
      bar={
        <TopBar
          start={<SiteLogo to="/" compact />}
          end={
            <Doors>
              <LanguageChoice />
              {pathname === paths.login.path ? null : (
                <LinkButton to={paths.login.path} small variant="quiet">
                  {t.nav.login}
                </LinkButton>
              )}
            </Doors>
          }
        >
          <Search role="search" onSubmit={search}>
            <label htmlFor={id} hidden>
              {t.nav.search}
            </label>
            <input
              id={id}
              name="q"
              type="search"
              placeholder={t.nav.search}
              autoComplete="off"
              maxLength={60}
            />
            <IconButton type="submit" icon="search" label={t.nav.searchButton} />
          </Search>
        </TopBar>
      }
    >
      <Outlet />
      <LazyLineBubble />
    </AppShell>
  )
}
