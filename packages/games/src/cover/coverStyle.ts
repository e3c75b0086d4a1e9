import styled from '@emotion/styled'

export const Box = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  border-radius: var(--radius-m);
  background-color: #1b1622;
  &::before {
    content: '';
    display: block;
    padding-top: 120%;
  }
`

export const Scene = styled.svg`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
`

export const Backdrop = styled.path`
  fill: #fff;
  fill-rule: evenodd;
  opacity: 0.1;
`

export const Brought = styled.img`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`

export const Figure = styled.text`
  font-family: var(--font-display);
  font-size: 0.9375rem;
  font-weight: 700;
  text-anchor: middle;
`
