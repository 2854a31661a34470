// Styles for paper leave the head of a page, and mean the same at its end.
import { expect, it } from 'vitest'
import { dividePaperStyles } from '../../../../../scripts/build/render/paper-styles.ts'

it.each([
  {
    place: 'a rule of its own',
    css: 'a{color:red}@media print{a{color:black}}b{color:red}',
    screen: 'a{color:red}b{color:red}',
    paper: '@media print{a{color:black}}',
  },
  {
    place: 'a rule in a cascade layer',
    css: '@layer components{a{color:red}@media print{a{color:black}}}',
    screen: '@layer components{a{color:red}}',
    paper: '@layer components{@media print{a{color:black}}}',
  },
  {
    place: 'a rule within a feature query within a layer',
    css: '@layer base{@supports (width:1cqi){@media print{a{color:black}}}}',
    screen: '@layer base{@supports (width:1cqi){}}',
    paper: '@layer base{@supports (width:1cqi){@media print{a{color:black}}}}',
  },
  {
    place: 'no rule',
    css: '@media screen{a{color:red}}',
    screen: '@media screen{a{color:red}}',
    paper: '',
  },
])('$place', ({ css, screen, paper }) => {
  expect(dividePaperStyles(css)).toEqual({ screen, paper })
})
