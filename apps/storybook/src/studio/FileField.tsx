import styled from '@emotion/styled'
import { IconButton } from '@member/ui'
import { type ReactNode, useId, useRef, useState } from 'react'

const Root = styled.div`
  display: flex;
  align-items: center;
`

const Place = styled.div`
  position: relative;
  flex: 1;
  display: flex;
  align-items: center;
  min-width: 0;
  min-height: 56px;
  padding: 6px 10px;
  border: 1px dashed var(--border-strong);
  border-radius: var(--radius-m);
  /* The native input covers the drawn one, so that files can be dropped. */
  & > input {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:focus-within {
    border-color: var(--focus);
    outline: 2px solid var(--focus);
  }
`

const Words = styled.div`
  flex: 1;
  min-width: 0;
  line-height: 1.4;
  & > label {
    display: block;
    font-weight: 600;
    font-size: 0.9375rem;
  }
  & > small {
    display: block;
    overflow: hidden;
    color: var(--text-muted);
    font-size: 0.8125rem;
    text-overflow: ellipsis;
  }
`

const Fault = styled.p`
  &:not(:empty) {
    margin-top: 4px;
  }
  color: var(--bad);
  font-size: 0.875rem;
`

interface FileFieldProps {
  label: string
  hint: string
  accept: string
  file: File | undefined
  faultOf: (name: string, bytes: Uint8Array) => string | undefined
  onChange: (file: File | undefined) => void
  children?: ReactNode
}

/** Input of an operator's file; shows why the build would refuse a file. */
export const FileField = ({ label, hint, accept, file, faultOf, onChange, children }: FileFieldProps) => {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    const found = faultOf(chosen.name, new Uint8Array(await chosen.arrayBuffer()))
    setFault(found && `${chosen.name}: ${found}`)
    if (!found) onChange(chosen)
  }
  return (
    <div>
      <Root>
        <Place>
          {children}
          <Words>
            <label htmlFor={id}>{label}</label>
            <small id={`${id}-said`}>{file ? file.name : hint}</small>
          </Words>
          <input
            ref={field}
            id={id}
            type="file"
            accept={accept}
            aria-describedby={`${id}-said ${id}-fault`}
            aria-invalid={fault ? true : undefined}
            onChange={({ target }) => {
              void choose(target.files?.[0])
              // Allows the same file to be chosen again after a fix.
              target.value = ''
            }}
          />
        </Place>
        {file ? (
          <IconButton
            icon="trash"
            label={`Take out ${label}`}
            onClick={() => {
              onChange(undefined)
              field.current?.focus()
            }}
          />
        ) : null}
      </Root>
      <Fault id={`${id}-fault`} role="alert">
        {fault}
      </Fault>
    </div>
  )
}
