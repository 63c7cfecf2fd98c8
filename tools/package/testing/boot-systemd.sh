#!/bin/sh
# Boots a systemd of its own, with nothing but the units of deploy/, on this machine's programs. It sees copies of what
# it writes: /etc, /var, /run, /tmp, /home, /opt and /dev are its own, and so are its processes and control groups.
#   boot-systemd.sh <package> <units> <settings> <name of its control groups>
set -eu
PACKAGE=$1 UNITS=$2 SETTINGS=$3 GROUP=$4

if [ "${IS_INSIDE:-}" = '' ]; then
  # Control groups below the present ones, so that they are found and removed.
  while IFS=: read -r _ controllers group; do
    hierarchy=/sys/fs/cgroup/${controllers#name=}
    [ "$controllers" != '' ] || hierarchy=/sys/fs/cgroup/unified
    [ -d "$hierarchy" ] || continue
    mkdir -p "$hierarchy$group/$GROUP"
    [ "$controllers" != cpuset ] || for file in cpus mems; do
      cat "$hierarchy$group/cpuset.$file" > "$hierarchy$group/$GROUP/cpuset.$file"
    done
    echo $$ > "$hierarchy$group/$GROUP/cgroup.procs"
  done < /proc/self/cgroup
  IS_INSIDE=yes exec unshare --mount --pid --uts --ipc --cgroup --fork --kill-child --mount-proc \
    --propagation private sh "$0" "$@"
fi

mount -t tmpfs tmpfs /opt
mkdir -p /opt/todok/current
mount --bind "$PACKAGE" /opt/todok/current
mount -t tmpfs tmpfs /mnt
for folder in etc var; do
  mkdir -p /mnt/$folder/upper /mnt/$folder/work
  mount -t overlay overlay -o "lowerdir=/$folder,upperdir=/mnt/$folder/upper,workdir=/mnt/$folder/work" /$folder
done
useradd --system todok
mkdir -p /etc/todok
cp "$SETTINGS"/* /etc/todok
mount -t tmpfs tmpfs /run
mkdir -p /run/systemd/system
# Of the machine, not of the shop: they would clean folders, name devices and set the kernel's parameters.
for unit in tmpfiles-setup tmpfiles-setup-dev udevd udev-trigger sysctl random-seed modules-load update-utmp; do
  ln -s /dev/null /run/systemd/system/systemd-$unit.service
done
cp "$UNITS"/* /run/systemd/system
for folder in tmp home; do mount -t tmpfs tmpfs /$folder; done
umount --recursive --lazy /dev
mount -t tmpfs -o mode=755 tmpfs /dev
for device in 'null 1 3' 'zero 1 5' 'full 1 7' 'random 1 8' 'urandom 1 9' 'tty 5 0'; do
  # shellcheck disable=SC2086
  set -- $device
  mknod -m 666 "/dev/$1" c "$2" "$3"
done
mkdir /dev/pts /dev/shm
mount -t devpts -o newinstance,ptmxmode=666 devpts /dev/pts
ln -s pts/ptmx /dev/ptmx
ln -s /proc/self/fd /dev/fd
exec env -i container=todok PATH="$PATH" /lib/systemd/systemd --system --unit=systemd-journald.service --show-status=no
