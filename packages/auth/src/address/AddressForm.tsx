import { Button, desktop, FormMessage, SelectField, Stack, TextField, toast } from '@member/ui'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { RefusalMessage } from '../form/RefusalMessage.tsx'
import type { Refusal } from '../form/refusal.ts'
import { isUsualPostcode, provinces } from './provinces.ts'
import { t } from './words.ts'
import { useFieldErrors, useFirstFault, useSubmit, useWait } from '../form/useSubmit.ts'
import {
  addressDraft,
  storeAddressDraft,
  saveAddressAtom,
  type TypedAddress,
  typedAddress,
} from './address.ts'
import styled from '@emotion/styled'

/** Row of two fields, which wraps on narrow screens or with large text. */
const Pair = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: 0 -6px -16px;
  & > * {
    flex: 2 1 7.5rem;
    min-width: 0;
    margin: 0 6px 16px;
  }
  & > :first-of-type {
    flex: 3 1 10.5rem; /* The longest name of a province. */
  }
  ${desktop} {
    & > :first-of-type {
      flex: 2 1 7.5rem;
    }
  }
`

/** Name and phone: side by side where each has room, otherwise one below the other. */
export const Recipient = styled(Pair)`
  & > *,
  & > :first-of-type {
    flex: 1 1 13rem;
  }
`

interface State {
  typed: TypedAddress
  refusal: Refusal | null
  saved: boolean
}

const provinceOptions = () => {
  const labels = t.provinces.split(', ')
  return provinces.map((value, at) => ({ value, label: labels[at] ?? value }))
}

export const AddressForm = ({
  known,
  onSaved,
}: {
  known: Partial<TypedAddress>
  onSaved?: (() => void) | undefined
}) => {
  const save = useSetAtom(saveAddressAtom)
  const [begin] = useState<State>(() => ({
    typed: { ...none, ...known, ...addressDraft() },
    refusal: null,
    saved: false,
  }))
  const { state, submit, busy } = useSubmit(
    begin,
    (data) => ({ typed: typedAddress(data) }),
    async (data) => {
      const typed = typedAddress(data)
      const refusal = await save(typed)
      if (!refusal) storeAddressDraft(null)
      if (!refusal && onSaved) {
        void toast(t.success)
        onSaved()
      }
      return { typed, refusal, saved: !refusal }
    },
  )
  const form = useRef<HTMLFormElement>(null)
  const { waiting, end } = useWait(state.refusal?.waitUntil)
  useFirstFault(form, state)
  const { errorOf, onChange } = useFieldErrors(state.refusal)
  const [{ province, zipcode }, setTyped] = useState(begin.typed)
  const field = (name: keyof TypedAddress) => ({
    name,
    label: t[name],
    defaultValue: state.typed[name],
    error: errorOf(name),
  })
  return (
    <form
      action={submit}
      ref={form}
      onChange={(event) => {
        onChange(event)
        const typed = typedAddress(new FormData(event.currentTarget))
        setTyped(typed)
        storeAddressDraft(typed)
      }}
      noValidate
    >
      <Stack>
        <Recipient>
          <TextField {...field('name')} autoComplete="name" />
          <TextField {...field('phone')} type="tel" inputMode="tel" autoComplete="tel" />
        </Recipient>
        <TextField {...field('address')} autoComplete="street-address" />
        <Pair>
          <TextField {...field('subDistrict')} autoComplete="address-level3" />
          <TextField {...field('district')} autoComplete="address-level2" />
        </Pair>
        <Pair>
          <SelectField
            // React resets a select to its first option after an action, so it is remounted with the typed value.
            key={state.typed.province}
            {...field('province')}
            options={provinceOptions()}
            placeholder={t.provinceChoose}
            autoComplete="address-level1"
          />
          <TextField
            {...field('zipcode')}
            hint={isUsualPostcode(province, zipcode) ? undefined : t.zipcodeDiffers}
            inputMode="numeric"
            maxLength={7}
            autoComplete="postal-code"
          />
        </Pair>
        <div>
          <RefusalMessage refusal={state.refusal} onWaited={end} />
          <FormMessage tone="ok">{state.saved ? t.success : null}</FormMessage>
        </div>
        <Button type="submit" variant="primary" wide="phone" busy={busy} disabled={waiting}>
          {t.submit}
        </Button>
      </Stack>
    </form>
  )
}

const none: TypedAddress = {
  name: '',
  phone: '',
  address: '',
  subDistrict: '',
  district: '',
  province: '',
  zipcode: '',
}
