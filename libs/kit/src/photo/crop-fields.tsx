import { styled } from '@mui/material/styles';
import { cropBox, type PhotoCrop, type PhotoMeasures } from '@sannidhi/contracts';
import { useId } from 'react';
import { useFormField } from '../forms/use-form-field.ts';
import { useFormValues } from '../forms/use-form-values.ts';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: theme.density.radiusCard,
  background: theme.vars.palette.role.sunken,
  '& img': { position: 'absolute', maxWidth: 'none' },
}));
const Slider = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 4,
  '& input': { width: '100%', minHeight: theme.density.control, accentColor: theme.vars.palette.primary.main },
}));

interface CropFieldsProps {
  /** The whole photo. */
  src: string;
  photo: PhotoMeasures;
  /** Width to height of what is shown. */
  ratio: number;
  labels: Record<'zoom' | 'across' | 'down', string>;
}

/** Chooses what a photo shows, as the form's field `crop`: the frame shows it as the page will. */
export function CropFields({ src, photo, ratio, labels }: CropFieldsProps) {
  const { crop } = useFormValues<{ crop: PhotoCrop }>();
  const { width, height } = photo;
  const box = cropBox({ width, height, crop }, ratio);
  const style = {
    width: share(width, box.width),
    height: share(height, box.height),
    left: `-${share(box.left, box.width)}`,
    top: `-${share(box.top, box.height)}`,
  };
  return (
    <>
      <Frame style={{ aspectRatio: String(ratio) }}>
        <img src={src} alt="" style={style} />
      </Frame>
      <Range name="crop.zoom" label={labels.zoom} min={100} max={400} />
      <Range name="crop.x" label={labels.across} min={0} max={100} />
      <Range name="crop.y" label={labels.down} min={0} max={100} />
    </>
  );
}

const share = (part: number, of: number): string => `${(100 * part) / of}%`;

function Range({ name, label, min, max }: { name: string; label: string; min: number; max: number }) {
  const id = useId();
  const { value, setValue } = useFormField<number>(name, false);
  return (
    <Slider htmlFor={id}>
      {label}
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={5}
        value={value}
        aria-valuetext={`${value}%`}
        onChange={(event) => setValue(Number(event.target.value))}
      />
    </Slider>
  );
}
