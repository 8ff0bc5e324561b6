/** The landing page's icons, each from its own file: importing the package's index would add a minute to the build. */
export { default as IconAlertCircle } from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
export { default as IconArrowRight } from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
export { default as IconChevronDown } from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
export { default as IconClipboardCheck } from '@tabler/icons-react/dist/esm/icons/IconClipboardCheck.mjs';
export { default as IconEye } from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
export { default as IconEyeCheck } from '@tabler/icons-react/dist/esm/icons/IconEyeCheck.mjs';
export { default as IconEyeOff } from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
export { default as IconHeartHandshake } from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
export { default as IconLanguage } from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
export { default as IconMessages } from '@tabler/icons-react/dist/esm/icons/IconMessages.mjs';
export { default as IconScale } from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
export { default as IconSettings } from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
export { default as IconTicket } from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
export { default as IconUsers } from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
