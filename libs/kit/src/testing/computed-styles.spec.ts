/** What jsdom itself computes: its whole style as text, which a quick answer is no part of. */
function wholeStyle(element: Element): CSSStyleDeclaration {
  const { style } = document.createElement('i');
  style.cssText = getComputedStyle(element).cssText;
  return style;
}

function expectSameEverywhere(): void {
  for (const element of document.querySelectorAll('*')) {
    const { display, opacity, visibility, pointerEvents } = getComputedStyle(element);
    const whole = wholeStyle(element);
    const asked = { element: element.outerHTML.slice(0, 80), display, opacity, visibility, pointerEvents };
    expect(asked).toEqual({
      element: asked.element,
      display: whole.display,
      opacity: whole.opacity,
      visibility: whole.visibility,
      pointerEvents: whole.pointerEvents,
    });
    expect(getComputedStyle(element).getPropertyValue('pointer-events')).toBe(pointerEvents);
  }
}

beforeEach(() => {
  document.body.innerHTML = `
    <style>
      .gone { display: none } .there { display: flex !important } .veiled { visibility: hidden } .shown { visibility: visible }
      .still, [data-still] > b { pointer-events: none } .kept { visibility: inherit } .faint { opacity: 0.0 } .dim { opacity: .50 }
      @media screen { .paper { display: none } } @media print { .screen { display: none } }
    </style>
    <p class="gone">a <b>b</b></p><p class="there gone">c</p><p class="gone" style="display: unset">d</p>
    <div class="veiled">e <i>f <b class="shown">g <u>h</u></b></i><b class="kept">i</b></div>
    <div class="still">j <a href="/">k</a></div><div data-still><b>l</b></div>
    <p class="faint">v <b class="dim">w</b></p><div class="paper">m</div><div class="screen">n</div>
    <input type="hidden"><input disabled><select><option>o</option></select><details><summary>p</summary>q</details>
    <table><tbody><tr><td>r</td></tr></tbody></table><svg><title>s</title><g><path /></g></svg><dialog>t</dialog><p hidden>u</p>`;
});
afterEach(() => document.body.replaceChildren());

it('answers what is visible and can be clicked as jsdom’s whole style does', () => {
  expectSameEverywhere();
  expect(getComputedStyle(document.querySelector('.gone') as Element).display).toBe('none');
  expect(getComputedStyle(document.querySelector('.veiled i') as Element).visibility).toBe('hidden');
  expect(getComputedStyle(document.querySelector('.still a') as Element).pointerEvents).toBe('none');
  expect(getComputedStyle(document.querySelector('.paper') as Element).display).toBe('none');
  expect(getComputedStyle(document.querySelector('.screen') as Element).display).toBe('block');
});

it('sees what changes: a class, a style, a sheet, a parent', () => {
  const [first, second] = document.querySelectorAll('p');
  const display = () => getComputedStyle(first as Element).display;
  expectSameEverywhere();
  first?.classList.remove('gone');
  expect(display()).toBe('block');
  (first as HTMLElement).style.display = 'none';
  expect(display()).toBe('none');
  (first as HTMLElement).style.display = '';
  document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { display: grid }' }));
  expect(display()).toBe('grid');
  document.head.querySelector('style')?.sheet?.insertRule('p { display: none }', 1);
  document.body.append(document.createElement('p'));
  expect(display()).toBe('none');
  document.head.querySelector('style')?.remove();
  document.querySelector('.veiled')?.append(second as Element);
  expect(getComputedStyle(second as Element).visibility).toBe('hidden');
  expectSameEverywhere();
});

it('leaves every other property to jsdom', () => {
  const element = document.querySelector('b') as HTMLElement;
  element.style.color = 'rgb(1, 2, 3)';
  const style = getComputedStyle(element);
  expect(style.color).toBe('rgb(1, 2, 3)');
  expect(style.getPropertyValue('color')).toBe('rgb(1, 2, 3)');
  expect('color' in style).toBe(true);
  expect(element).toHaveStyle({ color: 'rgb(1, 2, 3)' });
});
